### Lo que Fray dice cuando algo falla: por su parte, en su base de datos o en Discord.

failed = Algo ha fallado por mi parte, y no ha cambiado nada. Inténtalo otra vez. Si se repite, di a quien administra el bot la hora exacta: los detalles están en mi registro.
too-fast = Vas más rápido de lo que puedo seguir, así que no ha pasado nada. Espera unos segundos e inténtalo otra vez.
too-many-heavy = Aún preparo varios registros o exportaciones para ti. Pide más cuando los tengas.
already-answered = Eso ya lo he respondido.
unknown-command = Ya no conozco ese comando. `/help` muestra todos los comandos.
unknown-component = Este botón es de otra versión mía. Usa el mensaje más reciente, o `/encounter status`.
stopping = Estoy a punto de reiniciar, así que no ha pasado nada. Inténtalo otra vez en medio minuto.
reply-rejected = Discord rechazó mi respuesta. Si hiciste algo en el combate, cuenta igualmente: mira `/encounter status`.
plain-turn = { $users }, es tu turno. Usa `/attack`, `/act` o `/turn end`. Discord rechazó el mensaje con los botones. `/encounter status` muestra cómo va el combate.
plain-turn-unnamed = Ha empezado el próximo turno. Usa `/attack`, `/act` o `/turn end`. Discord rechazó el mensaje con los botones. `/encounter status` muestra cómo va el combate.
plain-question = { $users }, tienes que elegir. Usa `/answer`. Discord rechazó el mensaje con los botones.
plain-question-unnamed = Hay que elegir. Usa `/answer`. Discord rechazó el mensaje con los botones.
rejected-post = Discord rechazó un mensaje de este encuentro, así que falta o hay una línea sencilla en su lugar. Todo lo hecho cuenta; mira `/encounter status`. Por favor, avisa a quien administra el bot: el motivo está en mi registro.
unstored-full = Ahora no puedo escribir en mi disco, así que no ha cambiado nada. Por favor, avisa a quien administra el bot e inténtalo más tarde.
unstored-locked = Algo bloquea mi base de datos, así que no ha cambiado nada. Inténtalo otra vez en un momento. Si se repite, avisa a quien administra el bot.
unstored-damaged = Mi base de datos está dañada, así que no ha cambiado nada. Por favor, avisa a quien administra el bot: los detalles están en mi registro, y se puede restaurar una copia.
unstored-gone = Mi base de datos se quitó o se cambió mientras yo funcionaba, así que no ha cambiado nada. Por favor, avisa enseguida a quien administra el bot.
unstored-away = Ahora no llego a mi base de datos, así que no ha cambiado nada. Inténtalo otra vez en un momento. Si se repite, avisa a quien administra el bot.
unstored-unsure = Perdí mi base de datos en mitad de eso y no sé si tu cambio se guardó. Mira `/encounter status` en un momento antes de intentarlo otra vez.
deferred-form = Tardé demasiado en abrir ese formulario. Pulsa el botón otra vez.
here = Aquí está.
