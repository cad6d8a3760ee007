import { isPrivacyStatement } from 'schemas/checks/agency.ts';
import { type CheckedSite, checkedSite } from 'schemas/checks/checked-site.ts';
import { findingsIn } from 'schemas/checks/checks.ts';
import type { StatusId, StatusItem } from 'schemas/site-status.ts';
import { pathText, type StoredDocument } from 'schemas/publication/localized-values.ts';
import { pairVersions } from '../content/versions.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { singletons } from '../singletons.ts';
import { adviceOf, titleOf } from '../status/status-words.ts';
import type { Place } from '../tool-page/place-link.tsx';

export type FirstStep = {
  title: string;
  isDone: boolean;
  /** Why it is needed, while it is not done. */
  text: string;
  place: Place;
};

type ContentStep = {
  title: string;
  isOwn: (document: StoredDocument) => boolean;
  /** Fields that must pass their checks in at least one document. */
  fields: readonly string[];
  /** Where to create such a document while there is none. */
  origin: Place;
};

const edit = (id: string, type: string, path?: string): Place => ({
  intent: 'edit',
  params: { id, type, ...(path !== undefined && { path }) },
});

function inSettings(title: string, fields: readonly string[]): ContentStep {
  const origin = edit(singletons.siteSettings.id, 'siteSettings');
  return { title, isOwn: ({ _type }) => _type === 'siteSettings', fields, origin };
}

const contentSteps: readonly ContentStep[] = [
  inSettings(say('Company number and VAT number'), ['companyNumber', 'vatNumber']),
  inSettings(say('BIV number'), ['brokerNumber']),
  inSettings(say('Insurance'), ['insurer', 'insurancePolicy']),
  {
    title: say('Contact for personal data'),
    isOwn: isPrivacyStatement,
    fields: ['modules'],
    origin: '/structure/pages',
  },
  {
    title: say('An office with its address and phone number'),
    isOwn: ({ _type }) => _type === 'office',
    fields: ['address', 'phone'],
    origin: { intent: 'create', params: { type: 'office' } },
  },
  inSettings(say('Logo'), ['logo']),
];

export const neededDocuments = `*[_type in ["siteSettings", "office"] || _type == "page" &&
  ($privacy == originalPath || $privacy in path[].value)]`;

/** Leaves out links, a check that needs every page. */
const checks: readonly string[] = ['required', 'agency'];

function contentStep(
  { title, isOwn, fields, origin }: ContentStep,
  stored: readonly StoredDocument[],
  site: CheckedSite,
): FirstStep {
  const own = pairVersions(stored.filter(isOwn))
    .filter(({ present }) => present.status !== 'draft')
    .map(({ id, present }) => ({
      id,
      type: present._type,
      finding: findingsIn(present, site).find(
        ({ check, field }) => checks.includes(check) && fields.some((name) => name === field[0]),
      ),
    }));
  const [first] = own;
  if (!first) return { title, isDone: false, text: say('This does not exist yet.'), place: origin };
  const { id, type, finding } = own.find((each) => !each.finding) ?? first;
  return {
    title,
    isDone: !finding,
    text: finding ? inStaffLanguage(finding.message) : '',
    place: edit(id, type, finding ? pathText(finding.path) : fields[0]),
  };
}

/** Status items that must work before the site goes live. */
const sitePlaces: Partial<Record<StatusId, Place>> = { 'mail-service': '/status', import: '/properties' };

function siteStep(item: StatusItem): FirstStep[] {
  const place = sitePlaces[item.id];
  if (place === undefined) return [];
  return [{ title: titleOf(item), isDone: item.state !== 'failing', text: adviceOf(item) ?? '', place }];
}

const addressStep = {
  title: say('Address of the site'),
  text: say('Only this computer can open the site. Whoever runs the site gives it its address.'),
};

function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

type Known = {
  stored: readonly StoredDocument[];
  /** Empty while the site cannot be reached. */
  items: readonly StatusItem[];
  siteUrl: string;
};

/** Steps before an agency's site goes live, in the order to take them. */
export function firstSteps({ stored, items, siteUrl }: Known): FirstStep[] {
  const site = checkedSite(stored);
  return [
    ...contentSteps.map((step) => contentStep(step, stored, site)),
    ...items.flatMap(siteStep),
    { ...addressStep, isDone: !isLocal(siteUrl), place: siteUrl },
  ];
}
