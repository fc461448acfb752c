/** Where the story of a slide is told. */
export const storyPath = (id: string) => `/homedetails?id=${id}`
