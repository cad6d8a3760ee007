import type { SeededArticle } from '../../builders/document.ts';
import { reportage } from './reportage.ts';
import { dataAndNetwork } from './data-and-network.ts';
import { marketing } from './marketing.ts';
import { careFreeService } from './care-free-service.ts';
import { delivering } from './delivering.ts';
import { stepFirstMeeting } from './step-first-meeting.ts';
import { stepFileAndLaunch } from './step-file-and-launch.ts';
import { stepVisitsAndOffer } from './step-visits-and-offer.ts';
import { stepAgreementAndDeed } from './step-agreement-and-deed.ts';
import { tailoredSalesStrategy } from './tailored-sales-strategy.ts';
import { alwaysAllIn } from './always-all-in.ts';
import { expertise } from './expertise.ts';

export const articles: SeededArticle[] = [
  reportage,
  dataAndNetwork,
  marketing,
  careFreeService,
  delivering,
  stepFirstMeeting,
  stepFileAndLaunch,
  stepVisitsAndOffer,
  stepAgreementAndDeed,
  tailoredSalesStrategy,
  alwaysAllIn,
  expertise,
];
