/**
 * Fetches the configured analytics script. A cached page allows its scripts by their content (decision 049), and the content of
 * another origin's script is not known. Hand-written because it is inlined as is.
 */
export const fetchAnalytics = (address: string): string =>
  // Within a script element only `</` could end the text early.
  `(function(d){var e=d.createElement('script');e.async=true;e.src=${JSON.stringify(address).replaceAll('<', '\\u003c')};d.head.append(e)})(document)`
