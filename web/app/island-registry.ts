import type { ComponentType } from 'react';
import { attachFavourites } from './properties/favourites/attach-favourites.ts';
import { attachRecentProperties } from './properties/favourites/recent/attach-recent-properties.ts';
import { attachSiteEffects } from './site/attach-site-effects.ts';
import { attachBackToTop } from './site/scroll/back-to-top-script.ts';
import { attachHeader } from './site/header/attach-header.ts';
import type { IslandScript } from './islands/script.ts';

type Loaded<Value> = Value | Promise<Value>;

type Registered =
  | {
      kind: 'component';
      /** `when touched`: in view once the visitor acts in any way, or when the island itself is touched. */
      hydrates: 'at once' | 'when touched';
      load: () => Promise<ComponentType<never>>;
    }
  | { kind: 'script'; load: () => Loaded<IslandScript<never>> };

/** Every island. Those that only some pages have are fetched there. */
export const islands = {
  backToTop: { kind: 'script', load: () => attachBackToTop },
  bannerVideo: {
    kind: 'script',
    load: async () => (await import('./site/banner/attach-banner-video.ts')).attachBannerVideo,
  },
  comparison: {
    kind: 'component',
    hydrates: 'when touched',
    load: async () => (await import('./ui/comparison/comparison-handle.tsx')).ComparisonHandle,
  },
  costs: {
    kind: 'component',
    hydrates: 'when touched',
    load: async () => (await import('./pages/property/costs/cost-calculator.tsx')).CostCalculator,
  },
  favourites: { kind: 'script', load: () => attachFavourites },
  favouritesTools: {
    kind: 'script',
    load: async () =>
      (await import('./properties/favourites/attach-favourites-tools.ts')).attachFavouritesTools,
  },
  form: {
    kind: 'component',
    hydrates: 'when touched',
    load: async () => (await import('./forms/view/form-island.tsx')).FormIsland,
  },
  gallery: {
    kind: 'script',
    load: async () => (await import('./properties/gallery/attach-gallery.ts')).attachGallery,
  },
  header: { kind: 'script', load: () => attachHeader },
  listSteps: {
    kind: 'script',
    load: async () => (await import('./pages/property/list-steps/attach-list-steps.ts')).attachListSteps,
  },
  liveList: {
    kind: 'script',
    load: async () => (await import('./pages/property-list/enhance-list.ts')).enhanceList,
  },
  mapEmbed: {
    kind: 'script',
    load: async () => (await import('./properties/map/frame/attach-map-embed.ts')).attachMapEmbed,
  },
  mapFrame: {
    kind: 'component',
    hydrates: 'at once',
    load: async () => (await import('./properties/map/frame/map-frame.tsx')).MapFrame,
  },
  passkeyAdder: {
    kind: 'component',
    hydrates: 'at once',
    load: async () => (await import('./portal/passkeys/passkey-adder.tsx')).PasskeyAdder,
  },
  passkeyLogin: {
    kind: 'component',
    hydrates: 'at once',
    load: async () => (await import('./portal/passkeys/passkey-login.tsx')).PasskeyLogin,
  },
  printButton: {
    kind: 'component',
    hydrates: 'at once',
    load: async () => (await import('./pages/property-print/print-button.tsx')).PrintButton,
  },
  recentProperties: { kind: 'script', load: () => attachRecentProperties },
  revealButton: {
    kind: 'component',
    hydrates: 'at once',
    load: async () => (await import('./forms/view/reveal-button.tsx')).RevealButton,
  },
  searchField: {
    kind: 'component',
    hydrates: 'when touched',
    load: async () => (await import('./properties/search-field/search-field.tsx')).SearchField,
  },
  shareMenu: {
    kind: 'component',
    hydrates: 'when touched',
    load: async () => (await import('./pages/share/share-menu.tsx')).ShareMenu,
  },
  slider: {
    kind: 'component',
    hydrates: 'when touched',
    load: async () => (await import('./ui/slider/slider-controls.tsx')).SliderControls,
  },
  siteEffects: { kind: 'script', load: () => attachSiteEffects },
  video: {
    kind: 'component',
    hydrates: 'when touched',
    load: async () => (await import('./ui/video/video-starter.tsx')).VideoStarter,
  },
} satisfies Record<string, Registered>;

type Islands = typeof islands;

export type IslandName = keyof Islands;

type NameOf<Kind extends Registered['kind']> = {
  [Name in IslandName]: Islands[Name]['kind'] extends Kind ? Name : never;
}[IslandName];

export type ComponentName = NameOf<'component'>;
export type ScriptName = NameOf<'script'>;

export type LoadedIsland<Name> = Name extends IslandName ? Awaited<ReturnType<Islands[Name]['load']>> : never;
