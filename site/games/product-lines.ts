/**
 * The product lines in the order of their tabs. Their keys are those of the menus in `content/site.yaml`. The stylesheet
 * (`games.css`) counts the tabs: a further line needs a further selector there.
 */
export const productLines = { main: 'Awaken Realms', questline: 'Questline', lite: 'Lite' } as const

export type ProductLine = keyof typeof productLines
