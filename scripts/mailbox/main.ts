import { startPages } from './serve.ts';
import { startReceiving } from './receive.ts';

const { MAIL_DATA_DIR = '', MAIL_PORT, MAIL_SMTP_PORT } = process.env;

const receiving = await startReceiving(Number(MAIL_SMTP_PORT), MAIL_DATA_DIR);
const pages = await startPages(Number(MAIL_PORT), MAIL_DATA_DIR);

function stop() {
  pages.closeAllConnections();
  pages.close(() => receiving.close(() => process.exit(0)));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

console.log(`mailbox ready at http://localhost:${MAIL_PORT ?? ''}`);
