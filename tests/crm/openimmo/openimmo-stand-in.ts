import type { ModelPicture, ModelProperty } from '../agency-model.ts';
import { type Fault, type StandIn, type StandInSetting } from '../fault-plan.ts';
import { localStamp } from '../whise/whise-wire.ts';
import { type ZipFile, zipOf } from '../zip.ts';
import { deletionOf, documentOf, immobilieOf, isInFile, pathOf } from './openimmo-wire.ts';

export const openimmoLogin = { account: 'eupen', user: '', secret: 'a secret of the sender' } as const;

type Bytes = Uint8Array<ArrayBuffer>;

type OpenimmoStandIn = StandIn & {
  /** The file that the software sends when that home changes: every fourth one tells all homes. */
  message: (key: number) => { text: string; headers: Headers; bytes: Bytes };
};

const text = (words: string): Bytes => new Uint8Array(Buffer.from(words));

/** Software that writes files and asks for nothing. */
export function openimmoStandIn({ model, faults, now }: StandInSetting): OpenimmoStandIn {
  /** Pictures that were sent, which a part leaves out. */
  const sent = new Map<number, number>();
  let count = 0;

  function filesOf(pictures: readonly ModelPicture[], isWhole: boolean): ZipFile[] {
    return pictures.flatMap(({ key, version, address }) => {
      if (address !== undefined || (!isWhole && sent.get(key) === version)) return [];
      sent.set(key, version);
      const bytes = text(`picture ${String(key)}, version ${String(version)}`);
      // Nothing is won by packing a picture once more.
      return [{ name: pathOf(key), bytes, isStored: true }];
    });
  }

  function written(key: number, fault: Fault | undefined): Bytes {
    count += 1;
    const isWhole = count % 4 === 0 || fault === 'empty';
    const encoding = count % 2 === 0 ? 'ISO-8859-1' : 'utf-8';
    const timestamp = localStamp(now()).slice(0, 19);
    const homes: readonly ModelProperty[] = isWhole
      ? [...model.properties.values()].filter(isInFile)
      : [model.properties.get(key)].flatMap((one) => (one && isInFile(one) ? [one] : []));
    const action = isWhole ? '' : 'CHANGE';
    const told = homes.map((home) => immobilieOf(home, action));
    const isGone = !isWhole && told.length === 0;
    const list = fault === 'empty' ? [] : isGone ? [deletionOf(key)] : told;
    const xml = documentOf(list, { isWhole, timestamp, encoding });
    const bytes = fault === 'broken' ? text(`<!DOCTYPE openimmo [<!ENTITY a "b">]>${String(xml)}`) : xml;
    const document = { name: fault === 'errors-in-success' ? 'report.txt' : 'openimmo.xml', bytes };
    const pictures = fault === 'empty' ? [] : homes.flatMap((home) => home.pictures);
    return zipOf([document, ...filesOf(pictures, isWhole)]);
  }

  function message(key: number) {
    const fault = faults.next();
    const bytes = written(key, fault);
    const isWell = fault === undefined || fault === 'drift';
    const isChanged = fault === 'empty' || fault === 'broken' || fault === 'errors-in-success';
    const arrived =
      isWell || isChanged ? bytes : fault === 'html' ? text('<h1>Maintenance</h1>') : bytes.slice(0, -30);
    return { text: '', headers: new Headers(), bytes: arrived };
  }

  return { answer: () => Promise.resolve(new Response(null, { status: 404 })), calls: [], message };
}
