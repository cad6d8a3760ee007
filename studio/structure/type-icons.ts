import { BarChartIcon } from '@sanity/icons/BarChart';
import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { CodeBlockIcon } from '@sanity/icons/CodeBlock';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { DoubleQuoteIcon } from '@sanity/icons/DoubleQuote';
import { DownloadIcon } from '@sanity/icons/Download';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { HomeIcon } from '@sanity/icons/Home';
import { ImageIcon } from '@sanity/icons/Image';
import { ImagesIcon } from '@sanity/icons/Images';
import { InlineIcon } from '@sanity/icons/Inline';
import { LaunchIcon } from '@sanity/icons/Launch';
import { PinIcon } from '@sanity/icons/Pin';
import { PlayIcon } from '@sanity/icons/Play';
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { StackCompactIcon } from '@sanity/icons/StackCompact';
import { StringIcon } from '@sanity/icons/String';
import { TagIcon } from '@sanity/icons/Tag';
import { ThListIcon } from '@sanity/icons/ThList';
import { TransferIcon } from '@sanity/icons/Transfer';
import { UserIcon } from '@sanity/icons/User';
import { UsersIcon } from '@sanity/icons/Users';
import type { IconName } from 'schemas/icons.ts';
import type { SchemaTypeDefinition } from 'sanity';

const icons = {
  'bar-chart': BarChartIcon,
  blockquote: BlockquoteIcon,
  'code-block': CodeBlockIcon,
  'document-text': DocumentTextIcon,
  'double-quote': DoubleQuoteIcon,
  download: DownloadIcon,
  'earth-globe': EarthGlobeIcon,
  envelope: EnvelopeIcon,
  'help-circle': HelpCircleIcon,
  home: HomeIcon,
  image: ImageIcon,
  images: ImagesIcon,
  inline: InlineIcon,
  launch: LaunchIcon,
  pin: PinIcon,
  play: PlayIcon,
  'split-vertical': SplitVerticalIcon,
  'stack-compact': StackCompactIcon,
  string: StringIcon,
  tag: TagIcon,
  'th-list': ThListIcon,
  transfer: TransferIcon,
  user: UserIcon,
  users: UsersIcon,
} satisfies Record<IconName, unknown>;

function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && Object.hasOwn(icons, name);
}

/** Replaces the icon names of types by their components, which lists show for documents without a picture. */
export function withIcons(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => (isIconName(type.icon) ? { ...type, icon: icons[type.icon] } : type));
}
