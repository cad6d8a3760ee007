import type { PropertyExport } from './bundle-schema.ts';
import { isPriceShown } from '../price/price.ts';
import type { Problem } from './import-problem.ts';
import type { PropertyRecord } from '../model/record.ts';
import { fold } from '../text/slug.ts';

function saysNumber(text: string, number: number): boolean {
  const plain = text.replace(/(?<=\d)[.,\s'](?=\d{3}(?!\d))/g, '');
  return number > 0 && new RegExp(`(?<!\\d)${number}(?!\\d)`).test(plain);
}

const tells = (words: string, street: string | undefined) =>
  street !== undefined && words.includes(fold(street));

/** Includes file names, descriptions of pictures and notes of open houses, because visitors see them. */
function wordsOf({ Texts, Pictures, SmallPictureItem, OpenHouses = [] }: PropertyRecord): string {
  const texts = Texts.flatMap(({ TypeDescription, Description }) => [TypeDescription, Description]);
  const pictures = SmallPictureItem ? [SmallPictureItem, ...Pictures] : Pictures;
  const names = pictures.flatMap(({ Name, Url }) => [Name, Url.replace(/[-_%]+/g, ' ')]);
  const described = [...Pictures, ...OpenHouses].flatMap(({ Texts: told = [] }) =>
    told.map(({ Description }) => Description),
  );
  return fold([...texts, ...names, ...described].join(' '));
}

function checkUnits({ Properties, Projects }: PropertyExport): Problem[] {
  const streets = new Map(
    Projects.flatMap(({ ID, PublicAddress, Street }) =>
      PublicAddress || Street === undefined ? [] : [[ID, fold(Street)]],
    ),
  );
  return Properties.filter(
    ({ ProjectID, PublishAddress, Street }) =>
      PublishAddress &&
      ProjectID !== undefined &&
      Street !== undefined &&
      streets.get(ProjectID) === fold(Street),
  ).map(({ ID }) => ({
    record: `Properties ${ID}`,
    field: 'PublishAddress',
    reason: 'tells the address that its project hides',
  }));
}

/** Finds hidden prices and addresses that a text or a file name would leak. */
export function checkSecrets(data: PropertyExport): Problem[] {
  const properties = data.Properties.flatMap((record): Problem[] => {
    const words = wordsOf(record);
    const name = `Properties ${record.ID}`;
    const reason = 'may not be published, but a text or picture name tells it';
    const isAddressTold = !record.PublishAddress && tells(words, record.Street);
    const earlier = record.EarlierPrices?.map(({ Price }) => Price) ?? [];
    const { PreviousPrice = 0, PriceTo = 0, TakeOverPrice = 0, LifeAnnuity } = record;
    const further = [PreviousPrice, PriceTo, TakeOverPrice, LifeAnnuity?.Instalment ?? 0];
    const prices = [record.Price, ...further, ...earlier];
    const isPriceTold = !isPriceShown(record) && prices.some((price) => saysNumber(words, price));
    return [
      ...(isAddressTold ? [{ record: name, field: 'Street', reason }] : []),
      ...(isPriceTold ? [{ record: name, field: 'Price', reason }] : []),
    ];
  });
  const projects = data.Projects.flatMap(({ ID, PublicAddress, Street, Texts }): Problem[] => {
    const words = fold(Texts.flatMap(({ Name, Description }) => [Name, Description]).join(' '));
    const reason = 'may not be published, but a text tells it';
    return PublicAddress || !tells(words, Street)
      ? []
      : [{ record: `Projects ${ID}`, field: 'Street', reason }];
  });
  return [...properties, ...projects, ...checkUnits(data)];
}
