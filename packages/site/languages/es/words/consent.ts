export const loadsByItself = (provider: string) => `Lo que viene de ${provider} se carga solo desde ahora.`;
export const waitsAgain = (provider: string) => `Lo que viene de ${provider} vuelve a esperar su clic.`;
