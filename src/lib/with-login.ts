import { openAccountModal } from './account-modal'
import { ApiError } from './api'

/**
 * Opens the login over the page if a call fails because it has ended, so that the page and what is typed stay. The exam service
 * answers 401 then, which ends nothing by itself.
 * @throws ApiError
 */
export async function withLogin<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) openAccountModal('login')
    throw error
  }
}
