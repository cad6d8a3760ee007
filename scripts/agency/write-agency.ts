import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleAgency } from '../../seed/agencies/agency.ts';
import { formatted } from '../checks/formatted.ts';
import { root } from '../settings/settings.ts';
import { type Answers, languagesIn, slugOf } from './answers.ts';
import { drawIcons } from './draw-icons.ts';

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

/** Puts `AGENCY` into a file of settings, and leaves everything else there as it is. */
function chooseAgency(id: string, file: string): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const chosen = `AGENCY=${id}`;
  const line = /^AGENCY=.*$/m;
  writeFileSync(file, line.test(present) ? present.replace(line, chosen) : `${chosen}\n${present}`);
}

/** Names what is deployed after the agency, and how to reach it, in files that else are as empty as those of the sample. */
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
 * Writes the folder of a new agency, with no properties yet, and chooses it.
 * @returns the folder
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
