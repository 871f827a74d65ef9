import type { Page } from '@playwright/test';

/** Replaces the browser's service worker container by a fake that a test controls. */
export async function fakeWorker(
  page: Page,
  { controlled, permission }: { controlled: boolean; permission: NotificationPermission },
) {
  await page.addInitScript(
    ({ controlled, permission }) => {
      const registration = Object.assign(new EventTarget(), {
        installing: null as EventTarget | null,
        waiting: null,
        shown: [] as unknown[],
        showNotification: async (title: string, options: NotificationOptions) => {
          registration.shown.push([title, options.body]);
        },
      });
      const container = Object.assign(new EventTarget(), {
        controller: controlled ? {} : null,
        register: async (url: string, options: unknown) => {
          Object.assign(window, { registered: [String(url), options] });
          return registration;
        },
        getRegistration: async () => registration,
      });
      Object.defineProperty(navigator, 'serviceWorker', { value: container });
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      const worker = Object.assign(new EventTarget(), { state: 'installing' });
      Object.assign(window, {
        fakeWorker: {
          install: () => {
            registration.installing = worker;
            registration.dispatchEvent(new Event('updatefound'));
            worker.state = 'installed';
            worker.dispatchEvent(new Event('statechange'));
          },
          change: () => container.dispatchEvent(new Event('controllerchange')),
          shown: () => registration.shown,
        },
      });
      sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads') ?? 0) + 1));
    },
    { controlled, permission },
  );
}
/** Makes the fake worker install or take control, or returns the notifications that were shown. */
export const controlWorker = (page: Page, act: 'install' | 'change' | 'shown') =>
  page.evaluate((name) => {
    const { fakeWorker } = window as unknown as { fakeWorker: Record<string, () => unknown> };
    return fakeWorker[name]?.();
  }, act);

/** Waits until the page has registered its worker. */
export const registered = (page: Page) => page.waitForFunction(() => 'registered' in window);
