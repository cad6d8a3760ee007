import { CogIcon } from '@sanity/icons/Cog';
import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { InsertAboveIcon } from '@sanity/icons/InsertAbove';
import { InsertBelowIcon } from '@sanity/icons/InsertBelow';
import { MenuIcon } from '@sanity/icons/Menu';
import { PinIcon } from '@sanity/icons/Pin';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import type { SingletonType } from '../singletons.ts';

export const singletonIcons = {
  menu: MenuIcon,
  topBar: PinIcon,
  header: InsertAboveIcon,
  footer: InsertBelowIcon,
  popup: EnvelopeIcon,
  theme: ColorWheelIcon,
  siteSettings: CogIcon,
  cookieSettings: CheckmarkCircleIcon,
} satisfies Record<SingletonType, unknown>;
