import type { ComponentType } from 'react';
import { FavouriteButtons } from '../favourites/favourite-buttons.tsx';
import { BackToTop } from '../layout/back-to-top.tsx';
import { SiteHeader } from '../layout/header/site-header.tsx';
import { SiteEffects } from '../layout/site-effects.tsx';

type Registered = {
  hydrates: 'at once' | 'when visible';
  load: () => ComponentType<never> | Promise<ComponentType<never>>;
};

/** Every island. Those that only some pages have are fetched there. */
export const islands = {
  backToTop: { hydrates: 'at once', load: () => BackToTop },
  bannerMedia: {
    hydrates: 'at once',
    load: async () => (await import('../layout/banner/banner-media.tsx')).BannerMedia,
  },
  comparison: {
    hydrates: 'when visible',
    load: async () => (await import('../ui/comparison/comparison-handle.tsx')).ComparisonHandle,
  },
  costs: {
    hydrates: 'when visible',
    load: async () => (await import('../pages/property/costs/cost-calculator.tsx')).CostCalculator,
  },
  compareLink: {
    hydrates: 'at once',
    load: async () => (await import('../favourites/compare-link.tsx')).CompareLink,
  },
  favouriteButtons: { hydrates: 'at once', load: () => FavouriteButtons },
  favouritesTools: {
    hydrates: 'at once',
    load: async () => (await import('../favourites/favourites-tools.tsx')).FavouritesTools,
  },
  form: {
    hydrates: 'when visible',
    load: async () => (await import('../forms/view/form-island.tsx')).FormIsland,
  },
  gallery: {
    hydrates: 'at once',
    load: async () => (await import('../properties/gallery/gallery-opener.tsx')).GalleryOpener,
  },
  header: { hydrates: 'at once', load: () => SiteHeader },
  listSteps: {
    hydrates: 'at once',
    load: async () => (await import('../pages/property/list-steps/list-steps.tsx')).ListSteps,
  },
  liveList: {
    hydrates: 'at once',
    load: async () => (await import('../pages/property-list/live-list.tsx')).LiveList,
  },
  mapEmbed: {
    hydrates: 'when visible',
    load: async () => (await import('../map/frame/map-embed.tsx')).MapEmbed,
  },
  mapFrame: {
    hydrates: 'at once',
    load: async () => (await import('../map/frame/map-frame.tsx')).MapFrame,
  },
  passkeyAdder: {
    hydrates: 'at once',
    load: async () => (await import('../portal/passkeys/passkey-adder.tsx')).PasskeyAdder,
  },
  passkeyLogin: {
    hydrates: 'at once',
    load: async () => (await import('../portal/passkeys/passkey-login.tsx')).PasskeyLogin,
  },
  printButton: {
    hydrates: 'at once',
    load: async () => (await import('../pages/property-print/print-button.tsx')).PrintButton,
  },
  recentProperties: {
    hydrates: 'at once',
    load: async () => (await import('../favourites/recent-properties.tsx')).RecentProperties,
  },
  revealButton: {
    hydrates: 'at once',
    load: async () => (await import('../portal/password/reveal-button.tsx')).RevealButton,
  },
  searchField: {
    hydrates: 'when visible',
    load: async () => (await import('../search/search-field.tsx')).SearchField,
  },
  shareMenu: {
    hydrates: 'when visible',
    load: async () => (await import('../pages/share/share-menu.tsx')).ShareMenu,
  },
  slider: {
    hydrates: 'when visible',
    load: async () => (await import('../ui/slider/slider-controls.tsx')).SliderControls,
  },
  siteEffects: { hydrates: 'at once', load: () => SiteEffects },
  video: {
    hydrates: 'when visible',
    load: async () => (await import('../ui/video/video-starter.tsx')).VideoStarter,
  },
} satisfies Record<string, Registered>;

export type IslandName = keyof typeof islands;

export type IslandComponent<Name> = Name extends IslandName
  ? Awaited<ReturnType<(typeof islands)[Name]['load']>>
  : never;
