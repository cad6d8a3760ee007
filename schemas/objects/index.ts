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
import { notaryBracket, notaryEstimate } from './costs/notary-estimate.ts';
import { openingHours } from './opening-hours.ts';
import { openHouse } from './open-house.ts';
import { pageAlternative } from './page-alternative.ts';
import { pageMetadata } from './page-metadata.ts';
import { picture } from './picture.ts';
import { postalAddress } from './postal-address.ts';
import { propertyReference } from './property-reference.ts';
import { registrationDuty, vatRate, loanTerms, depositLimit } from './costs/dated-rates.ts';
import { lawSeverity } from './settings/law-severity.ts';
import { renovationDuty } from './settings/renovation-duty.ts';
import { rentalTerm } from './settings/rental-term.ts';
import { richText } from './rich-text.ts';
import { searchBlock } from './layout/search-block.ts';
import { slide } from './slide.ts';
import { statsFigure } from './stats-figure.ts';
import { textPicture } from './text-picture.ts';
import { textTable } from './text-table.ts';
import { topBarItem } from './layout/top-bar-item.ts';
import { translationRecord } from './translation-records.ts';
import { village } from '../documents/municipality.ts';
import { visitSettings, visitException, visitHours, blockedDays } from './visits/visit-settings.ts';

export const objects = [
  banner,
  blockedDays,
  contactSlot,
  cookie,
  depositLimit,
  filterCondition,
  footerColumn,
  formRecipient,
  formerPath,
  link,
  loanTerms,
  menuItem,
  menuSubitem,
  moduleSpan,
  notaryBracket,
  notaryEstimate,
  openHouse,
  openingHours,
  pageAlternative,
  pageMetadata,
  picture,
  postalAddress,
  propertyReference,
  registrationDuty,
  lawSeverity,
  renovationDuty,
  rentalTerm,
  richText,
  searchBlock,
  slide,
  statsFigure,
  textPicture,
  textTable,
  topBarItem,
  translationRecord,
  vatRate,
  village,
  visitException,
  visitHours,
  visitSettings,
];
