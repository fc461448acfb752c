import { logins, transfers, vertices } from './figures/transfers'

/**
 * The sample graph of the documents as the engine reads it: ten vertices with their `code`, logins, and transfers with `id` and
 * `amount`. Its keys are the codes, which the figures show.
 */
export const sampleGraph = {
  vertices: vertices.map(({ code, label }) => ({ id: code, labels: [label], properties: { code } })),
  edges: [
    ...logins.map(({ account, device }) => ({
      id: `${account}-${device}`,
      from: account,
      to: device,
      type: 'LOGGED_IN',
      properties: {}
    })),
    ...transfers.map(({ from, to, amount }, index) => ({
      id: `T${index + 1}`,
      from,
      to,
      type: 'TRANSFERRED',
      properties: { id: `T${index + 1}`, amount }
    }))
  ]
}
