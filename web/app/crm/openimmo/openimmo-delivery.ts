import type { Connector, Delivery } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { type Fields, isObject, rowsIn } from '../connector/read.ts';
import { readXml, type XmlElement } from '../connector/read-xml.ts';
import { bytesOf, isZip, readZip, type ZipEntry } from '../connector/read-zip.ts';
import { cutImmobilie } from './openimmo-facts.ts';

const wanted = { root: 'openimmo', names: new Set(['uebertragung', 'openimmo_anid', 'immobilie']) };
const largestPicture = 20_000_000;

type Told = { office: string; key: string; record: Fields };
type Document = { transmission: Readonly<Record<string, string>>; told: Told[] };

/** The office stands before its properties. */
async function readDocument(body: ReadableStream<Uint8Array> | null): Promise<Document> {
  let transmission: Document['transmission'] = {};
  let office = '';
  const told: Told[] = [];
  await readXml(body, wanted, (element: XmlElement) => {
    if (element.name === 'uebertragung') transmission = element.attributes;
    else if (element.name === 'openimmo_anid') office = element.text.trim();
    else {
      const record = cutImmobilie(element);
      const id = record['verwaltung_techn.openimmo_obid'] ?? record['verwaltung_techn.objektnr_extern'];
      if (typeof id === 'string') told.push({ office, key: `${office}/${id}`, record });
    }
  });
  return { transmission, told };
}

/** Moments without a zone are compared only among themselves. */
function momentOf(timestamp: string): string {
  const instant = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(timestamp) ? timestamp : `${timestamp}Z`);
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString();
}

/** Keeps the previous picture where one that did not change is missing beside its record. */
function completed(
  record: Fields,
  files: ReadonlyMap<string, ZipEntry>,
): ReturnType<Delivery['records']['get']> {
  return async (readPrevious, storePicture) => {
    const pictures: Fields[] = [];
    let previous: readonly Fields[] | undefined;
    for (const picture of rowsIn(record['pictures'])) {
      const { path } = picture;
      const entry = typeof path === 'string' ? files.get(path.toLowerCase()) : undefined;
      const bytes = entry && (await bytesOf(entry, largestPicture).catch(() => undefined));
      let kept: Fields | undefined = bytes && (await storePicture(bytes));
      if (typeof path === 'string' && !kept) {
        const before = previous ?? (await readPrevious());
        previous ??= rowsIn(isObject(before) ? before['pictures'] : before);
        kept = previous.find((one) => one['path'] === path);
      }
      pictures.push({ ...kept, ...picture });
    }
    return { ...record, pictures };
  };
}

const actionOf = ({ record }: Told, mode = '') => record['verwaltung_techn.aktion@aktionart'] ?? mode;

function documentIn(entries: readonly ZipEntry[]): ReadableStream<Uint8Array> {
  const [document, ...others] = entries.filter(({ name }) => /\.xml$/i.test(name));
  if (!document || others.length > 0) throw new CrmProblem('unreadable');
  return document.open();
}

export const readOpenimmoDelivery: NonNullable<Connector['readDelivery']> = async (bytes) => {
  const entries = isZip(bytes) ? readZip(bytes) : undefined;
  const { transmission, told } = await readDocument(
    entries ? documentIn(entries) : new Blob([bytes]).stream(),
  );
  const { umfang, modus, timestamp = '' } = transmission;
  if (umfang !== 'VOLL' && umfang !== 'TEIL') throw new CrmProblem('unreadable');
  const files = new Map(entries?.map((entry) => [entry.name.toLowerCase(), entry]));
  const [deleted, kept] = [true, false].map((isDeleted) =>
    told.filter((one) => (actionOf(one, modus) === 'DELETE') === isDeleted),
  );
  // An office that tells nothing may have slipped.
  const offices = new Set(kept?.map(({ office }) => `${office}/`));
  return {
    at: momentOf(timestamp),
    records: new Map(
      kept?.flatMap(({ key, record }) => {
        const complete = completed(record, files);
        return complete ? [[key, complete]] : [];
      }),
    ),
    gone: new Set(deleted?.map(({ key }) => key)),
    listOf: (key) => key.slice(0, key.indexOf('/') + 1),
    whole: umfang === 'VOLL' ? offices : new Set(),
  };
};
