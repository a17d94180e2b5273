declare module 'virtual:accents.css' {}
