import type { SeededReplyTemplate } from '../../builders/document.ts';
import { callBack } from './call-back.ts';
import { generalReply } from './general-reply.ts';
import { propertyAvailable } from './property-available.ts';
import { propertyGone } from './property-gone.ts';
import { valuationVisit } from './valuation-visit.ts';
import { visitOtherTime } from './visit-other-time.ts';

export const replyTemplates: SeededReplyTemplate[] = [
  generalReply,
  callBack,
  propertyAvailable,
  propertyGone,
  visitOtherTime,
  valuationVisit,
];
