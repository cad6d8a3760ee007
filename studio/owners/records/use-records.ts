import type { LanguageId } from 'schemas/languages.ts';
import type { OfferState, StaffRecordContent, StaffRecords } from 'schemas/staff-record.ts';
import { staffLanguage } from '../../locale/staff-language.ts';
import type { StaffApi } from '../../staff-api/staff-api.ts';
import type { Loaded } from '../../staff-api/use-loaded.ts';
import { useStaffData } from '../../staff-api/use-staff-api.ts';

/** The words of staff for the owners of a property, and these owners' answers. */
export function useRecords(api: StaffApi, reference: string): Loaded<StaffRecords> {
  const path = `owner-records/${encodeURIComponent(reference)}`;
  return useStaffData<StaffRecords>(api, path, { body: { words: staffLanguage } });
}

/** Each rejects with a message for the reader. */
export function recordActions(api: StaffApi) {
  return {
    write: async (reference: string, language: LanguageId, content: StaffRecordContent): Promise<void> => {
      await api.request('staff-records', { body: { reference, language, content } });
    },
    decide: async (id: string, state: OfferState): Promise<void> => {
      await api.request(`staff-records/${id}`, { method: 'PATCH', body: { state } });
    },
    withdraw: async (id: string): Promise<void> => {
      await api.request(`staff-records/${id}`, { method: 'DELETE' });
    },
  };
}
