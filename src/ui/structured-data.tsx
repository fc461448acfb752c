/**
 * What a page says to search engines beside what it says to people. It is data: no browser runs it, and nobody reads it but
 * in the answer of the server, so that `json` is empty in the browser and the server's text stays as it is.
 */
export function StructuredData({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by jsonLd, which escapes what could end the script
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
