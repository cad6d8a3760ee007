import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleAgency } from '../../seed/agencies/agency.ts';
import { root } from '../settings/settings.ts';
import { type Answers, slugOf } from './answers.ts';
import { drawIcons } from './draw-icons.ts';

const ground = '#f7f7f4';

function agencyOf(answers: Answers) {
  const { name, street, zip, city, phone, email, companyNumber, brokerNumber, accent } = answers;
  const languages = answers.languages.split(',');
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
    theme: { ground, ink: '#1e2223', accent, corners: 'soft', hasDarkScheme: true },
  };
}

const taglines: Readonly<Record<string, string>> = {
  nl: 'Kopen, verkopen en huren zonder zorgen',
  fr: 'Acheter, vendre et louer l’esprit tranquille',
  en: 'Buying, selling and renting with peace of mind',
  de: 'Sorgenfrei kaufen, verkaufen und mieten',
};

/** Puts `AGENCY` into `.env`, and leaves everything else there as it is. */
function chooseAgency(id: string): void {
  const file = path.join(root, '.env');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const others = lines.filter((line) => !line.startsWith('AGENCY='));
  writeFileSync(file, `${[`AGENCY=${id}`, ...others].join('\n')}\n`);
}

/** Names what is deployed after the agency, in files that are as empty as those of the sample. */
function copyDeployment(id: string, folder: string): void {
  for (const file of ['wrangler.json', 'studio.json']) {
    const sample = readFileSync(path.join(root, 'seed', 'agencies', sampleAgency, file), 'utf8');
    writeFileSync(path.join(folder, file), sample.replaceAll(`"${sampleAgency}`, `"${id}`));
  }
}

/**
 * Writes the folder of a new agency, with no properties yet, and chooses it.
 * @returns the folder, from the root
 * @throws Error when there is such a folder
 */
export async function writeAgency(answers: Answers): Promise<string> {
  const id = slugOf(answers.name);
  const place = path.join('seed', 'agencies', id);
  const folder = path.join(root, place);
  if (existsSync(folder)) throw new Error(`There is an agency in ${place}: nothing was written.`);
  const agency = agencyOf(answers);
  mkdirSync(path.join(folder, 'properties'), { recursive: true });
  writeFileSync(path.join(folder, 'agency.json'), `${JSON.stringify(agency, undefined, 2)}\n`);
  copyFileSync(
    path.join(root, 'seed', 'starter', 'properties', 'bundle.json'),
    path.join(folder, 'properties', 'bundle.json'),
  );
  writeFileSync(path.join(folder, 'properties', 'pictures.json'), '{}\n');
  copyDeployment(id, folder);
  await drawIcons(path.join(folder, 'public'), answers.name, { ...agency.theme, corners: 'soft' });
  chooseAgency(id);
  return place;
}
