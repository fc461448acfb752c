import type { Handler } from 'hono'
import type { ServiceBinding } from '../../api/bindings'

/**
 * `GET galaxy/openapi.json`, on a developer's machine only: the OpenAPI description of these calls. It comes from the
 * outbox worker, which is never deployed, so that what is deployed does not carry what makes it.
 */
export function description(outbox: ServiceBinding): Handler {
  return async function description() {
    const response = await outbox.fetch('http://outbox/openapi.json')
    return new Response(response.body, response)
  }
}
