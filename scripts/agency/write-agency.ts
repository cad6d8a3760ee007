import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sampleAgency } from '../../seed/agencies/agency.ts';
import { formatted } from '../checks/formatted.ts';
import { root } from '../settings/settings.ts';
import { type Answers, languagesIn, slugOf } from './answers.ts';
import { Blob, Face, Font } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';

type Look = { ground: string; accent: string; corners: 'sharp' | 'soft' | 'round'; fonts: string };

/** Sides of the icons for home screens and browsers, in pixels. */
const sides = [48, 180, 192, 512];

const radii = { sharp: 0, soft: 7, round: 16 } as const;

/** The typeface of headings, with whose name a pair begins. */
function headingFile(pair: string): string {
  const folder = path.join(root, 'web', 'fonts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  const found = names.find((name) => pair.startsWith(`${path.parse(name).name}-`));
  if (!found) throw new Error(`No typeface in ${folder} begins the pair ${pair}.`);
  return path.join(folder, found);
}

function fieldPath(corners: Look['corners']): string {
  const radius = radii[corners];
  const side = 32 - 2 * radius;
  const arc = (x: number, y: number) => (radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${x} ${y}`);
  return `M${radius} 0h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}Z`;
}

/** The first letter of a name in the typeface of headings, cut out of a field, so that it suits any ground. */
async function drawMark(name: string, { accent, corners, fonts }: Look): Promise<string> {
  const letter = /[\p{L}\d]/u.exec(name.normalize('NFD'))?.[0].toUpperCase() ?? 'A';
  const file = readFileSync(headingFile(fonts));
  const outlines = await subsetFont(file, letter, { targetFormat: 'truetype' });
  const font = new Font(new Face(new Blob(outlines)));
  const glyph = font.glyph(letter.codePointAt(0) ?? 65) ?? 0;
  const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(glyph) ?? {};
  const scale = 18 / Math.max(width, -height, 1);
  const across = (x: number) => 16 + scale * (x - xBearing - width / 2);
  const down = (y: number) => 16 - scale * (y - yBearing - height / 2);
  const placed = font.glyphToJson(glyph).map(({ type, values }) => {
    const numbers = values.map((value, index) => (index % 2 === 0 ? across(value) : down(value)).toFixed(2));
    return `${type}${numbers.join(' ')}`;
  });
  const shape = `<path fill="${accent}" fill-rule="evenodd" d="${fieldPath(corners)}${placed.join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shape}</svg>\n`;
}

async function drawIcons(folder: string, name: string, look: Look): Promise<void> {
  const icons = path.join(folder, 'icons');
  mkdirSync(icons, { recursive: true });
  const mark = await drawMark(name, look);
  writeFileSync(path.join(folder, 'favicon.svg'), mark);
  for (const side of sides) {
    const drawn = sharp(Buffer.from(mark), { density: (72 * side) / 32 }).resize(side);
    // Home screens put nothing behind an icon.
    const png = await drawn.flatten({ background: look.ground }).png().toBuffer();
    writeFileSync(path.join(icons, `icon-${side}.png`), png);
  }
}

function agencyOf(answers: Answers) {
  const { name, street, town, phone, email, companyNumber, brokerNumber, accent, fonts } = answers;
  const [zip = '', ...words] = town.split(' ');
  const city = words.join(' ');
  const languages = languagesIn(answers.languages);
  const [first = 'nl'] = languages;
  const id = slugOf(name);
  return {
    name,
    languages,
    project: id,
    tagline: Object.fromEntries(languages.map((language) => [language, taglines[language]])),
    ...(companyNumber && { companyNumber }),
    ...(brokerNumber && { brokerNumber }),
    phone,
    email,
    offices: [
      { id: slugOf(city), name: city, address: { street, zip, city: { [first]: city } }, phone, email },
    ],
    theme: {
      ground: '#f7f7f4',
      ink: '#1e2223',
      accent,
      corners: 'soft' as const,
      fonts,
      hasDarkScheme: true,
    },
  };
}

const taglines: Readonly<Record<string, string>> = {
  nl: 'Kopen, verkopen en huren zonder zorgen',
  fr: 'Acheter, vendre et louer l’esprit tranquille',
  en: 'Buying, selling and renting with peace of mind',
  de: 'Sorgenfrei kaufen, verkaufen und mieten',
};

function chooseAgency(id: string, file: string): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const chosen = `AGENCY=${id}`;
  const line = /^AGENCY=.*$/m;
  writeFileSync(file, line.test(present) ? present.replace(line, chosen) : `${chosen}\n${present}`);
}

function copyDeployment(id: string, { phone, email }: Answers, folder: string): void {
  for (const file of ['wrangler.json', 'studio.json']) {
    const sample = readFileSync(path.join(root, 'seed', 'agencies', sampleAgency, file), 'utf8');
    const named = sample
      .replaceAll(`"${sampleAgency}`, `"${id}`)
      .replaceAll('"SITE_PHONE": ""', `"SITE_PHONE": "${phone}"`)
      .replaceAll('"SITE_MAIL": ""', `"SITE_MAIL": "${email}"`);
    writeFileSync(path.join(folder, file), named);
  }
}

type Places = { agencies: string; settings: string };

const usual: Places = { agencies: path.join(root, 'seed', 'agencies'), settings: path.join(root, '.env') };

/**
 * Chooses the new agency too, which has no properties yet. Returns its folder.
 * @throws Error when there is such a folder
 */
export async function writeAgency(answers: Answers, { agencies, settings } = usual): Promise<string> {
  const id = slugOf(answers.name);
  const folder = path.join(agencies, id);
  if (existsSync(folder)) throw new Error(`There is an agency in ${folder}: nothing was written.`);
  const agency = agencyOf(answers);
  const properties = path.join(folder, 'properties');
  mkdirSync(properties, { recursive: true });
  const file = path.join(folder, 'agency.json');
  writeFileSync(file, await formatted(file, JSON.stringify(agency, undefined, 2)));
  copyFileSync(path.join(root, 'seed/starter/properties/bundle.json'), path.join(properties, 'bundle.json'));
  writeFileSync(path.join(properties, 'pictures.json'), '{}\n');
  copyDeployment(id, answers, folder);
  await drawIcons(path.join(folder, 'public'), answers.name, agency.theme);
  chooseAgency(id, settings);
  return folder;
}
