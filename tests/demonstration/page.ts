import { type Html, html } from '../../scripts/mailbox/html.ts';
import type { ModelProperty, ModelVisit } from '../crm/agency-model.ts';
import type { ToldLead } from '../crm/whise/whise-stand-in.ts';
import type { Software, Way } from './software.ts';

/** Ways to answer, with what the site does then. */
export const weathers = {
  well: { title: 'Answers', text: 'Every change reaches the site.' },
  unauthorized: { title: '401', text: 'The login is refused. The site keeps what it has and tells staff.' },
  limited: { title: '429', text: 'The site is asked to wait, and does. It keeps what it has.' },
  broken: { title: '500', text: 'The site keeps what it has, and comes back within minutes.' },
} as const;

export type Weather = keyof typeof weathers;

export const offers = {
  available: 'For sale',
  'under-option': 'Under option',
  closed: 'Sold',
  withdrawn: 'Withdrawn',
  preparing: 'Not for the website',
} as const satisfies Partial<Record<ModelProperty['state'], string>>;

/** Ends of `Change something here and watch the site follow`. */
const follows: Readonly<Record<Way, string>> = {
  tells: 'within five seconds',
  'is asked': 'within a minute or two, for it has to ask',
  delivers: 'once you have delivered the file',
};

export type Line = { at: Date; text: string };

export type Shown = {
  site: string;
  studio: string;
  homes: readonly ModelProperty[];
  /** The last one first. */
  /** Undefined for software that the site tells nothing. */
  leads: readonly ToldLead[] | undefined;
  /** Undefined for software of which the site reads none. */
  visits: readonly ModelVisit[] | undefined;
  lines: readonly Line[];
  weather: Weather;
  mayAdd: boolean;
  software: Pick<Software, 'title' | 'way' | 'note'>;
  /** Homes of which the next file tells. */
  waiting: number;
};

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

const hour = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
});

function diary({ key }: ModelProperty, name: string, visits: readonly ModelVisit[]): Html {
  const own = visits.filter(({ about }) => about.includes(key));
  const action = `/change/visits/${String(key)}`;
  return html`<form method="post" action="${action}">
      <label>Visit of ${name} <input name="moment" type="datetime-local" required /></label>
      <button>Book the visit</button>
    </form>
    ${
      own.length > 0
        ? html`<form method="post" action="${action}">
            <p class="note">Visited on ${own.map(({ start }) => hour.format(start)).join(' and ')}.</p>
            <button>Cancel the ${own.length > 1 ? 'visits' : 'visit'}</button>
          </form>`
        : undefined
    }`;
}

function card(home: ModelProperty, { site, visits }: Pick<Shown, 'site' | 'visits'>): Html {
  const { key, street, houseNumber, zip, city, price, state, pictures } = home;
  const [first] = pictures;
  const name = `${street} ${houseNumber}`;
  const choices = Object.entries(offers).map(
    ([id, title]) =>
      html`<option value="${id}" ${id === state ? html`selected` : undefined}>${title}</option>`,
  );
  return html`<li id="home-${String(key)}">
    ${
      first?.isBroken === false && first.address !== undefined
        ? html`<img src="${site}${first.address}" alt="" width="480" height="320" />`
        : html`<p class="broken">This picture is broken. The site keeps the last good one.</p>`
    }
    <h3>${name}</h3>
    <p class="note">${zip} ${city} · estate ${String(key)}</p>
    <form method="post" action="/change/price/${String(key)}">
      <label
        >Price of ${name} in euros
        <input name="price" type="number" min="1" value="${String(price)}" required
      /></label>
      <button>Change the price</button>
    </form>
    <form method="post" action="/change/state/${String(key)}">
      <label
        >State of ${name}
        <select name="state">
          ${choices}
        </select></label
      >
      <button>Change the state</button>
    </form>
    <form method="post" action="/change/picture/${String(key)}">
      <button>${first?.isBroken ? 'Mend' : 'Break'} its first picture</button>
    </form>
    ${visits && diary(home, name, visits)}
  </li>`;
}

const weatherButton = (id: string, title: string, isChosen: boolean) =>
  html`<button name="weather" value="${id}" aria-pressed="${String(isChosen)}">${title}</button>`;

function letter({ name, email, estate, message }: ToldLead): Html {
  // Numbers of the model end every key.
  const home = String(Number(/\d*$/.exec(estate)?.[0]));
  return html`<li>
    <h3>${name}</h3>
    <p class="note">
      ${email}${estate === '' ? undefined : html` · <a href="#home-${home}">estate ${home}</a>`}
    </p>
    <p class="message">${message}</p>
  </li>`;
}

const letters = (leads: readonly ToldLead[]): Html =>
  html`<section aria-labelledby="messages">
    <h2 id="messages">Messages of visitors</h2>
    ${
      leads.length > 0
        ? html`<ul class="leads">
            ${leads.map(letter)}
          </ul>`
        : html`<p class="note">
            Send a form on the site: the question, the visit or the valuation is here within a minute.
          </p>`
    }
  </section>`;

const delivery = (waiting: number): Html =>
  html`<h2>Next file</h2>
    ${
      waiting === 0
        ? html`<p class="note">Nothing has changed since the last one.</p>`
        : html`<form method="post" action="/deliver">
            <button>Deliver now</button>
            <span class="note">${String(waiting)} changed ${waiting === 1 ? 'home' : 'homes'}</span>
          </form>`
    }`;

const answers = (weather: Weather): Html =>
  html`<h2>How it answers</h2>
    <form method="post" action="/weather" class="weather">
      ${Object.entries(weathers).map(([id, { title }]) => weatherButton(id, title, id === weather))}
    </form>
    <p class="note">${weathers[weather].text}</p>`;

/** The software as far as a demonstration needs it: what is changed here, the site follows. */
export function demonstrationPage(shown: Shown): string {
  const { site, studio, homes, leads, lines, weather, mayAdd, software, waiting } = shown;
  const { title, way, note } = software;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Property software</title>
        <link rel="stylesheet" href="/mailbox.css" />
        <link rel="stylesheet" href="/demonstration.css" />
      </head>
      <body>
        <header>
          <h1>Property software</h1>
          <p class="note">
            On this machine it stands in for ${title}. Change something here and watch
            <a href="${site}/nl/te-koop/" target="site">the site</a> follow ${follows[way]}. Staff see both
            ends in <a href="${studio}/connections" target="studio">Studio › Connections</a>.
          </p>
          ${note === undefined ? undefined : html`<p class="note">${note}</p>`}
        </header>
        <main>
          <section aria-labelledby="homes">
            <h2 id="homes">Homes</h2>
            <ul class="homes">
              ${homes.map((home) => card(home, shown))}
            </ul>
            ${mayAdd ? html`<form method="post" action="/add"><button>Add a home</button></form>` : undefined}
          </section>
          ${leads && letters(leads)}
          <aside>
            ${way === 'delivers' ? delivery(waiting) : answers(weather)}
            ${
              shown.visits &&
              html`<h2>Visits</h2>
                <p class="note">
                  Say in Connections whose hours broker 9 has and that appointment 5 is a visit: an hour that
                  is booked here is free on the site no longer.
                </p>`
            }
            <h2>Between the two</h2>
            <ol class="lines" reversed>
              ${lines.map(
                ({ at, text }) =>
                  html`<li><time datetime="${at.toISOString()}">${clock.format(at)}</time> ${text}</li>`,
              )}
            </ol>
          </aside>
        </main>
      </body>
    </html> `.markup;
}
