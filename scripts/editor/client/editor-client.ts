/**
 * Runs on the editor's page: loads Decap CMS, registers two field types that it lacks and previews that show the site's real
 * page next to each form, and starts it.
 */
import type { ControlProps, Decap, PreviewProps } from './decap.d.ts';

interface Setup {
  config: { collections: { name: string; files?: { name: string }[] }[] };
  pictures: Record<string, string>;
  pages: Record<string, string>;
}

/** Files by image name, including newly chosen ones. */
let pictures: Record<string, string> = {};
const folder = '/images/';

/** Image names in the content have no extension and no folder; Decap's paths have both. */
const toPath = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' && !value.startsWith(folder)
    ? folder + (pictures[value] ?? `${value}.jpg`)
    : value;

/** Decap would look for a path with a leading slash on the site, not in the content. */
const inContent = (path: unknown): unknown =>
  typeof path === 'string' && path.startsWith(folder) ? path.slice(folder.length) : path;

function toName(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(folder)) return value;
  const file = value.slice(folder.length);
  const name = file
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-|-$/g, '');
  pictures[name] = file;
  return name;
}

function registerWidgets(
  cms: Decap,
  h: NonNullable<Window['h']>,
  create: NonNullable<Window['createClass']>,
): void {
  const image = cms.getWidget('image');
  if (!image) throw new Error('Decap CMS has no field for pictures.');
  const control = create({
    // Decap calls this to find out whether a picture chosen in its dialog is applied.
    shouldComponentUpdate: () => true,
    render(this: { props: ControlProps }) {
      const { props } = this;
      return h(image.control, {
        ...props,
        value: toPath(props.value),
        getAsset: (path: unknown, field: unknown) => props.getAsset(inContent(path), field),
        onChange: (value: unknown, metadata?: object) => props.onChange(toName(value), metadata),
      });
    },
  });
  const preview = create({
    render(this: { props: ControlProps }) {
      const { props } = this;
      return h(image.preview, {
        ...props,
        value: toPath(props.value),
        getAsset: (path: unknown, field: unknown) => props.getAsset(inContent(path), field),
      });
    },
  });
  cms.registerWidget('picture', control, preview);
  // `sample: true` means that the company has not confirmed an entry; without it the entry is confirmed.
  cms.registerWidget(
    'confirmed',
    create({
      render(this: { props: ControlProps }) {
        const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
        return h(
          'div',
          { className: classNameWrapper },
          h('input', {
            id: forID,
            type: 'checkbox',
            checked: value !== true,
            onChange: ({ target }: { target: HTMLInputElement }) =>
              onChange(target.checked ? undefined : true),
            onFocus: setActiveStyle,
            onBlur: setInactiveStyle,
          }),
          ' Confirmed by us',
        );
      },
    }),
  );
}

/** Shows the site's page, which the server's script reloads after each build; for a post also its text as written so far. */
function registerPreviews(
  cms: Decap,
  setup: Setup,
  h: NonNullable<Window['h']>,
  create: NonNullable<Window['createClass']>,
): void {
  const { pages } = setup;
  const template = (collection: string, file: string | undefined) =>
    create({
      render(this: { props: PreviewProps }) {
        const { entry, widgetFor } = this.props;
        const slug = String(entry.get('slug') ?? '');
        const address = file ? pages[`${collection}/${file}`] : slug && `${pages[collection] ?? '/'}${slug}`;
        const draft = file
          ? null
          : h(
              'details',
              { open: true },
              h('summary', null, 'The text as you write it'),
              h('h1', null, entry.getIn(['data', 'title'])),
              widgetFor('body'),
            );
        const live = address
          ? h('iframe', { src: address, title: 'The page as last saved', key: address })
          : h('p', null, 'The page appears here once the story has been saved.');
        return h('div', { className: 'preview' }, draft, live);
      },
    });
  for (const { name, files } of setup.config.collections) {
    if (!files) cms.registerPreviewTemplate(name, template(name, undefined));
    for (const file of files ?? []) cms.registerPreviewTemplate(file.name, template(name, file.name));
  }
  cms.registerPreviewStyle(
    `html, body, #nc-root, .frame-content { height: 100%; margin: 0; }
    .preview { display: flex; flex-direction: column; height: 100vh; font: 1rem/1.6 Georgia, serif; }
    .preview details { max-height: 45vh; overflow: auto; padding: 0.5rem 1.5rem; border-bottom: 2px solid #8a4b16; }
    .preview summary { font: 0.875rem/1.6 system-ui, sans-serif; }
    .preview img { max-width: 100%; height: auto; }
    .preview p { padding: 0 1.5rem; }
    .preview iframe { flex: 1; width: 100%; border: 0; }`,
    { raw: true },
  );
}

/** Stores the user under the name that Decap reads, since a local editor needs no login. */
function signIn(backend: string): void {
  if (backend === 'proxy' && !localStorage.getItem('decap-cms-user'))
    localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
}

async function start(): Promise<void> {
  const setup = (await (await fetch('setup.json')).json()) as Setup & {
    config: { backend: { name: string } };
  };
  pictures = setup.pictures;
  signIn(setup.config.backend.name);
  window.CMS_MANUAL_INIT = true;
  const script = document.createElement('script');
  script.src = 'decap-cms.js';
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error('The editor could not be loaded.')));
    document.head.append(script);
  });
  const { CMS: cms, h, createClass } = window;
  if (!cms || !h || !createClass) throw new Error('The editor could not be started.');
  registerWidgets(cms, h, createClass);
  registerPreviews(cms, setup, h, createClass);
  cms.init({ config: setup.config });
}

start().catch((error: unknown) => {
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = error instanceof Error ? error.message : String(error);
  document.body.append(line);
});
