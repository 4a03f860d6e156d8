### Hablar en personaje: /say, su formulario y *¿Quién dijo esto?*

say-line = { $name }: «{ $words }»
say-button = Hablar…
say-title = Habla { $name }
say-words = ¿Qué dices?
say-by = Esto lo dijo { $user }.
say-delete = Borrar
say-deleted = Borrado.
say-not-deleted = Discord no me deja borrar ese mensaje. Puede hacerlo alguien con el permiso Gestionar mensajes.
say-unsure = Discord no respondió, así que no sé si se publicó. Si no lo ves, dilo otra vez.
