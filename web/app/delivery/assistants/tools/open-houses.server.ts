import { belgianDay } from '../../../platform/belgian-time.ts';
import { openHousesByTime } from '../../../properties/open-houses/open-house.ts';
import { shortHomeOf, sourceOf } from '../home.server.ts';
import { defineTool } from '../tool.ts';

/** More than an agency opens in the weeks that it announces. */
const most = 50;

export const openHouses = defineTool({
  name: 'open_houses',
  title: 'Open houses',
  description:
    'Hours to come in which anybody may visit a home without an appointment, the first ones first. Their times are in UTC; say them in Belgian time.',
  input: () => ({}),
  run: async (context) => {
    const { platform, language } = context;
    const now = platform.clock();
    const open = await platform.catalogue.findAll(
      platform.catalogue.withOpenHouse(belgianDay(now)),
      language,
    );
    const source = await sourceOf(context);
    return {
      openHouses: await Promise.all(
        openHousesByTime(open, now)
          .slice(0, most)
          .map(async ({ property, openHouse: { start, end, note } }) => ({
            start,
            end,
            note,
            home: await shortHomeOf(property, source),
          })),
      ),
    };
  },
});
