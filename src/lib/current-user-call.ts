/** A 403 from current-user means that the session has expired; from any other call it interrupts the page (spec §8). */
export const currentUserCall = 'GET /galaxy/user/current-user'
