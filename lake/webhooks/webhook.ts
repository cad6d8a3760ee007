export type Webhook = {
  url: string;
  secret: string;
  /** Names of the fields to send, like a projection of the hosted service; the whole document when left out. */
  fields?: readonly string[];
};
