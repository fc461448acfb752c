import type { Handler } from 'hono'
import type { ServiceBinding } from '../../api/bindings'

/**
 * `GET galaxy/openapi.json`, on a developer's machine only: the OpenAPI description of these calls. The outbox worker,
 * which is never deployed, generates it, so that the deployed passport does not contain the generator.
 */
export function description(outbox: ServiceBinding): Handler {
  return async function description() {
    const response = await outbox.fetch('http://outbox/openapi.json')
    return new Response(response.body, response)
  }
}
