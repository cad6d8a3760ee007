import { beforeEach, vi } from 'vitest';
import type { SiteContent } from './content.ts';
import * as siteModule from './site.server.ts';

type Settings = NonNullable<SiteContent['settings']>;

export const emptyContent: SiteContent = {
  settings: null,
  theme: null,
  menu: null,
  showHome: null,
  header: null,
  topBar: null,
  offices: [],
  footer: null,
  pages: [],
  templates: [],
  redirects: [],
  municipalities: [],
  propertyEdits: [],
  team: [],
  diaries: [],
  consent: null,
  popups: [],
  texts: [],
};

export const emptySettings: Settings = {
  agencyName: null,
  enabledLanguages: null,
  phone: null,
  email: null,
  address: null,
  allowedRedirectHosts: null,
  formRecipients: null,
  contactSlots: null,
  visits: null,
  rentalTerms: null,
  companyNumber: null,
  vatNumber: null,
  brokerNumber: null,
  insurer: null,
  insurancePolicy: null,
  codeOfConductUrl: null,
  securityContact: null,
  tagline: null,
  brokerTitle: null,
  recognitionCountry: null,
  supervisoryAuthority: null,
  renovationDuties: null,
  lawSeverities: null,
  sharePicture: null,
  logo: null,
  darkLogo: null,
  icon: null,
  registrationDuties: null,
  vatRates: null,
  notaryEstimates: null,
  loanTerms: null,
  depositLimits: null,
};

export const plainPage = {
  _type: 'page',
  kind: 'content',
  originalPath: null,
  formerPaths: null,
  redirect: null,
  redirectUrl: null,
  breadcrumb: null,
  externalLink: null,
} as const;

export const contentWithSaleList: SiteContent = {
  ...emptyContent,
  settings: emptySettings,
  pages: [
    {
      ...plainPage,
      _id: 'page-sale',
      kind: 'property-list-sale',
      path: [{ language: 'nl', value: '/te-koop/' }],
      title: null,
    },
  ],
};

/** Call at the top of a file: its tests load this site. */
export function withSite(site: () => siteModule.Site): void {
  beforeEach(() => {
    vi.spyOn(siteModule, 'loadSite').mockImplementation(() => Promise.resolve(site()));
  });
}
