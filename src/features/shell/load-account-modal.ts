/** The account modal is a chunk of its own. The browser caches the module, so repeated calls are cheap. */
export const loadAccountModal = () => import('~/features/account/account-modal')
