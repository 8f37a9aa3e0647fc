import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright-core';
import { PNG } from 'pngjs';

import { CHROMIUM_FLAGS, ensureChromium } from './chromium';

/** Draws every icon of the app from the three drawings in assets/. */
const root = path.join(__dirname, '..');
const drawing = (name: string) => readFileSync(path.join(root, 'assets', name), 'utf8');

const ICONS = [
  { from: 'icon.svg', to: 'assets/icon.png', size: 1024 },
  { from: 'icon-foreground.svg', to: 'assets/icon-foreground.png', size: 1024 },
  { from: 'icon-foreground.svg', to: 'assets/icon-monochrome.png', size: 1024, monochrome: true },
  { from: 'icon-foreground.svg', to: 'assets/splash.png', size: 800 },
  { from: 'favicon.svg', to: 'assets/favicon.png', size: 48 },
  { from: 'icon.svg', to: 'public/icons/icon-192.png', size: 192, round: true },
  { from: 'icon.svg', to: 'public/icons/icon-512.png', size: 512, round: true },
  { from: 'icon.svg', to: 'public/icons/maskable-192.png', size: 192 },
  { from: 'icon.svg', to: 'public/icons/maskable-512.png', size: 512 },
  { from: 'icon.svg', to: 'public/icons/apple-touch-icon.png', size: 180 },
] as const;

/** Android draws a themed icon from its opacity alone: the green becomes transparent, cream and brass stay. */
const monochrome = (png: Buffer): Buffer => {
  const image = PNG.sync.read(png);
  const [green, brass] = [0x16, 0xe3];
  for (let i = 0; i < image.data.length; i += 4) {
    const red = image.data[i] ?? 0;
    const light = Math.min(1, Math.max(0, (red - green) / (brass - green)));
    image.data[i + 3] = Math.round((image.data[i + 3] ?? 0) * light);
    image.data.fill(255, i, i + 3);
  }
  return PNG.sync.write(image);
};

const draw = async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  const page = await browser.newPage();
  for (const icon of ICONS) {
    const { size } = icon;
    await page.setViewportSize({ width: size, height: size });
    const radius = 'round' in icon ? '22%' : '0';
    const style = `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px;border-radius:${radius}}</style>`;
    await page.setContent(style + drawing(icon.from));
    // The App Store refuses an icon with an alpha channel.
    const opaque = icon.from === 'icon.svg' && !('round' in icon);
    const shot = await page.screenshot({ omitBackground: !opaque });
    const file = path.join(root, icon.to);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'monochrome' in icon ? monochrome(shot) : shot);
    console.log(`${icon.to} ${size}×${size}`);
  }
  await browser.close();
};

void draw();
