/** Formats and features of originals that need a change: AVIF, HEIC, rotation, locations, animations. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noisy, openPictureFolder, plain } from '../support/pictures.ts';

test('an AVIF is accepted, and published in formats that older browsers support', async () => {
  const room = openPictureFolder();
  room.put('cat.avif', await noisy(40, 30).avif().toBuffer());
  room.put(
    'glass.avif',
    await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .avif()
      .toBuffer(),
  );
  const { images, problems } = await room.probe();
  expect(problems).toEqual([]);
  expect(images.map(({ name, format, width, changes }) => [name, format, width, changes])).toEqual([
    ['cat', 'jpg', 40, ['read from AVIF']],
    ['glass', 'png', 9, ['read from AVIF']],
  ]);
});

/** The first bytes of an iPhone photo. */
const heic = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex');

test.each(['photo.heic', 'photo.heif', 'photo.HEIC', 'photo.jpg', 'photo.avif'])(
  'a HEIC that is named %s is refused with instructions to convert it',
  async (name) => {
    const room = openPictureFolder();
    room.put(name, heic);
    const { problems } = await room.probe();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.file).toBe(`content/images/${name}`);
    expect(problems[0]?.remedy).toMatch(/^Save it as JPEG: on a Mac .* on Windows .* an iPhone /);
  },
);

test('the changes to a picture are recorded: rotation, removed location', async () => {
  const room = openPictureFolder();
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } };
  room.put('home.jpg', await plain(40, 30).jpeg().withExif(place).toBuffer());
  room.put(
    'both.jpg',
    await plain(40, 30).jpeg().withExif(place).withMetadata({ orientation: 6 }).withExif(place).toBuffer(),
  );
  room.put(
    'camera.jpg',
    await plain(40, 30)
      .jpeg()
      .withExif({ IFD0: { Make: 'Box' } })
      .toBuffer(),
  );
  const { images } = await room.probe();
  expect(Object.fromEntries(images.map(({ name, changes }) => [name, changes]))).toEqual({
    both: ['rotated', 'location removed'],
    camera: [],
    home: ['location removed'],
  });
});

test('of an animation the first picture is used, which is reported', async () => {
  const room = openPictureFolder();
  const frame = await plain(40, 30).png().toBuffer();
  const animated = await sharp([frame, await sharp(frame).negate().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer();
  room.put('film.webp', animated);
  room.put('still.png', frame);
  // The header of a PNG is 33 bytes long.
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x01\0\0\0\0\x9f\x44\x24\xf9', 'latin1');
  room.put('moving.png', Buffer.concat([frame.subarray(0, 33), control, frame.subarray(33)]));
  const { images, problems } = await room.probe();
  expect(problems).toEqual([]);
  const reported = ['only the first picture of the animation is used'];
  expect(Object.fromEntries(images.map(({ name, changes }) => [name, changes]))).toEqual({
    film: reported,
    moving: reported,
    still: [],
  });
});
