import type { LanguageId } from 'schemas/languages.ts';
import {
  type OfferState,
  paperFields,
  type StaffRecordContent,
  type StaffRecords,
} from 'schemas/staff-record.ts';
import type { OwnerView } from 'schemas/staff-owner.ts';
import { env } from '../../env.ts';
import { say } from '../../locale/say.ts';
import { staffLanguage } from '../../locale/staff-language.ts';
import type { StaffApi } from '../../staff-api/staff-api.ts';
import type { Loaded } from '../../staff-api/use-loaded.ts';
import { useStaffData } from '../../staff-api/use-staff-api.ts';

/** Records that staff wrote for the owners of a property, with the owners' answers. */
export function useRecords(api: StaffApi, reference: string): Loaded<StaffRecords> {
  const path = `owner-records/${encodeURIComponent(reference)}`;
  return useStaffData<StaffRecords>(api, path, { body: { words: staffLanguage } });
}

const paperRefusals = {
  409: say('This property has as many papers as it can have. Take one back first.'),
  413: say('The file is larger than 10 MB.'),
  415: say('Only pdf, jpg, png, heic and webp can be shown to owners.'),
};

/** Each rejects with a message for the reader. */
export function recordActions(api: StaffApi) {
  return {
    write: async (reference: string, language: LanguageId, content: StaffRecordContent): Promise<void> => {
      await api.request('staff-records', { body: { reference, language, content } });
    },
    decide: async (id: string, state: OfferState): Promise<void> => {
      await api.request(`staff-records/${id}`, { method: 'PATCH', body: { state } });
    },
    addPaper: async (reference: string, kind: string, file: File): Promise<void> => {
      const body = new FormData();
      body.append(paperFields.kind, kind);
      body.append(paperFields.file, file);
      const path = `owner-papers/${encodeURIComponent(reference)}`;
      await api.request(path, { body, refusals: paperRefusals });
    },
    removePaper: async (id: string): Promise<void> => {
      await api.request(`owner-papers/${id}`, { method: 'DELETE' });
    },
    view: async (ownerId: string, reference: string): Promise<string> => {
      const response = await api.request(`owner-views/${ownerId}`, { body: { reference } });
      const { path } = (await response.json()) as OwnerView;
      return new URL(path, env.siteUrl).href;
    },
    withdraw: async (id: string): Promise<void> => {
      await api.request(`staff-records/${id}`, { method: 'DELETE' });
    },
  };
}
