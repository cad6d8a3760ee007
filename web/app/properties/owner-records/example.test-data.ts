import type { OwnerRecord } from './owner-record.ts';

/** The record of an example property, complete and valid for the importer on 20 November 2026. */
export function exampleOwnerRecords(fields: Partial<OwnerRecord> = {}): [OwnerRecord] {
  return [
    {
      PropertyID: 501,
      NextStep: { Date: '2026-11-26', Text: 'Wij ontvangen het bodemattest.' },
      Weeks: [{ Date: '2026-11-20', BrokerID: 1, Text: 'Twee bezoeken, één koppel denkt na.' }],
      Visits: [
        { ID: 1, Start: '2026-11-14T10:00', Reaction: 'interested', Comment: 'Ze komen terug.' },
        { ID: 2, Start: '2026-11-25T16:30' },
      ],
      Communications: [{ Date: '2026-11-16', Kind: 'call', BrokerID: 1, Text: 'De prijs besproken.' }],
      OnlineMedia: [{ Name: 'Immoweb', Url: 'https://immoweb.example/501', From: '2026-11-12' }],
      History: [{ Date: '2026-11-12', Kind: 'listed', Price: 389_000 }],
      Documents: [{ Kind: 'plan', State: 'received', Date: '2026-11-10' }],
      ...fields,
    },
  ];
}
