import type { WebSocket } from 'ws';
import { backlogLimit, heartbeatEvery } from '../http/event-stream.ts';
import { isObject } from '../store/document.ts';
import type { JsonObject } from '../store/document.ts';
import { randomId } from '../store/ids.ts';

type Member = {
  userId: string;
  subscriptions: Set<string>;
  sessions: Set<string>;
  tell: (message: object) => void;
};

/** Sent as it is, not as JSON. */
const heartbeat = '♥';

/**
 * Tells the Studios of a dataset who is in which field, at `/socket/:dataset`, in the JSON-RPC of `@sanity/bifur-client`:
 * a Studio subscribes, calls the roll, and announces its locations whenever they change or another one calls the roll.
 */
export class Presence {
  readonly #rooms = new Map<string, Set<Member>>();

  join(dataset: string, userId: string, socket: WebSocket): void {
    const room = this.#rooms.get(dataset) ?? new Set();
    this.#rooms.set(dataset, room);
    const send = (text: string) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > backlogLimit) socket.terminate();
      else socket.send(text);
    };
    const tell = (message: object) => send(JSON.stringify({ jsonrpc: '2.0', ...message }));
    const member: Member = { userId, subscriptions: new Set(), sessions: new Set(), tell };
    room.add(member);
    const beat = setInterval(() => send(heartbeat), heartbeatEvery);
    socket.on('message', (data: Buffer) => {
      const { id, method, params } = requestIn(data.toString());
      if (typeof method === 'string')
        tell({ id, ...respond(room, member, method, isObject(params) ? params : {}) });
    });
    socket.on('close', () => {
      clearInterval(beat);
      room.delete(member);
      if (room.size === 0) this.#rooms.delete(dataset);
      for (const session of member.sessions)
        broadcast(room, { type: 'disconnect', i: userId, m: { session } });
    });
  }
}

function respond(room: Set<Member>, member: Member, method: string, params: JsonObject): object {
  const i = member.userId;
  switch (method) {
    case 'presence_subscribe': {
      const subscription = randomId();
      member.subscriptions.add(subscription);
      return { result: subscription };
    }
    case 'presence_unsubscribe':
      return { result: member.subscriptions.delete(String(params['subscriptionId'])) };
    case 'presence_rollcall':
      broadcast(room, { type: 'rollCall', i, session: params['session'] });
      return { result: 'OK' };
    case 'presence_announce': {
      const m = isObject(params['data']) ? params['data'] : {};
      if (typeof m['sessionId'] === 'string') member.sessions.add(m['sessionId']);
      broadcast(room, { type: 'state', i, m });
      return { result: 'OK' };
    }
    case 'presence_disconnect':
      member.sessions.delete(String(params['session']));
      broadcast(room, { type: 'disconnect', i, m: { session: params['session'] } });
      return { result: 'OK' };
    default:
      return { error: { code: -32_601, message: `Method "${method}" is not known to the lake` } };
  }
}

/** Tells the sender too, whose Studio leaves its own session out. */
function broadcast(room: Set<Member>, result: object): void {
  for (const { subscriptions, tell } of room)
    for (const subscription of subscriptions)
      tell({ method: 'presence_subscription', params: { subscription, result } });
}

function requestIn(text: string): JsonObject {
  try {
    const request = JSON.parse(text) as unknown;
    return isObject(request) ? request : {};
  } catch {
    return {};
  }
}
