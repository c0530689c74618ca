import { writeFileSync } from 'node:fs';
import qrcode from 'qrcode-generator';

const width = 640;
const height = 480;

/** One picture of a code in the middle of a grey sheet: brightness alone, as cameras store it. */
function pictureOf(text: string): Buffer {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const scale = Math.floor((height - 40) / (modules + 8));
  const side = scale * (modules + 8);
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  const light = Buffer.alloc(width * height, 180);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const row = Math.floor(y / scale) - 4;
      const column = Math.floor(x / scale) - 4;
      const isIn = row >= 0 && column >= 0 && row < modules && column < modules;
      light[(top + y) * width + left + x] = isIn && code.isDark(row, column) ? 16 : 235;
    }
  return Buffer.concat([light, Buffer.alloc((width * height) / 2, 128)]);
}

/** Writes a film, for a browser's pretended camera, in which each code is held up for two seconds. */
export function writeFilm(path: string, texts: readonly string[]): void {
  const perSecond = 5;
  const frame = Buffer.from('FRAME\n');
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`);
  const frames = texts.flatMap((text) =>
    Array.from({ length: 2 * perSecond }, () => [frame, pictureOf(text)]).flat(),
  );
  writeFileSync(path, Buffer.concat([head, ...frames]));
}
