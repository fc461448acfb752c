/** The path of the page for the address of its Markdown (`/giProduct.md`, `/index.md`); undefined for other addresses. */
export function pageOfVariant({ pathname }: URL): string | undefined {
  if (pathname === '/index.md') return '/'
  return /^(\/.*[^/])\.md$/.exec(pathname)?.[1]
}
