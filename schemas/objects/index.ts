import { banner } from './layout/banner.ts';
import { contactSlot } from './settings/contact-slot.ts';
import { cookie } from './settings/cookie.ts';
import { filterCondition } from './filter-condition.ts';
import { footerColumn } from './layout/footer-column.ts';
import { formRecipient } from './settings/form-recipient.ts';
import { formerPath } from './former-path.ts';
import { link } from './link.ts';
import { menuItem, menuSubitem } from './layout/menu-item.ts';
import { moduleSpan } from './module-span.ts';
import { openingHours } from './opening-hours.ts';
import { pageAlternative } from './page-alternative.ts';
import { pageMetadata } from './page-metadata.ts';
import { picture } from './picture.ts';
import { postalAddress } from './postal-address.ts';
import { renovationDuty } from './settings/renovation-duty.ts';
import { richText } from './rich-text.ts';
import { searchBlock } from './layout/search-block.ts';
import { slide } from './slide.ts';
import { statsFigure } from './stats-figure.ts';
import { topBarItem } from './layout/top-bar-item.ts';
import { translationRecord } from './translation-records.ts';
import { village } from './village.ts';

/** Types used inside documents and modules. */
export const objects = [
  banner,
  contactSlot,
  cookie,
  filterCondition,
  footerColumn,
  formRecipient,
  formerPath,
  link,
  menuItem,
  menuSubitem,
  moduleSpan,
  openingHours,
  pageAlternative,
  pageMetadata,
  picture,
  postalAddress,
  renovationDuty,
  richText,
  searchBlock,
  slide,
  statsFigure,
  topBarItem,
  translationRecord,
  village,
];
